import { saveFile } from '../../ui/save-file.ts';

/** The styles of a drawing: the page's stylesheet is missing in a file of its own. */
const STYLES = ['fill', 'stroke', 'stroke-width', 'font-family', 'font-size', 'font-weight', 'text-anchor'];
/** Sharp where it is printed. */
const SCALE = 2;

function withStyles(drawn: SVGSVGElement): SVGSVGElement {
  const copy = document.importNode(drawn, true);
  const originals = drawn.querySelectorAll('*');
  copy.querySelectorAll('*').forEach((element, index) => {
    const original = originals[index];
    if (!original || !(element instanceof SVGElement)) return;
    const style = getComputedStyle(original);
    for (const name of STYLES) element.style.setProperty(name, style.getPropertyValue(name));
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return copy;
}

/** Saves the chart in `holder` as a picture, on the page's own ground. Rejects where the browser draws none. */
export async function saveChart(holder: HTMLElement, name: string): Promise<void> {
  const drawn = holder.querySelector<SVGSVGElement>('svg.recharts-surface');
  if (!drawn) throw new Error('there is no chart');
  const { width, height } = drawn.getBoundingClientRect();
  const picture = new Image(width * SCALE, height * SCALE);
  const source = new XMLSerializer().serializeToString(withStyles(drawn));
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  context.fillStyle = getComputedStyle(holder).getPropertyValue('--paper') || '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const file = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!file) throw new Error('this browser makes no PNG');
  saveFile(file, name);
}
