import { unreadable } from './limits.ts';
import { xmlEvents } from './xml-events.ts';

/** The parts of a spreadsheet's archive, by their path. */
export type Parts = ReadonlyMap<string, Buffer>;

export type SheetOfBook = { name: string; isHidden: boolean; path: string };
export type Workbook = { sheets: SheetOfBook[]; is1904: boolean };

const isTrue = (value: string | undefined) => value === '1' || value === 'true';

/** The path that a part names another by: from its own folder, or from the root. */
function pathFrom(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const steps = folder.split('/').filter(Boolean);
  for (const step of target.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return steps.join('/');
}

/** What a part refers to, by the ids that it names it by. */
function relationsOf(parts: Parts, path: string): Map<string, { type: string; path: string }> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const part = parts.get(`${folder}_rels/${path.slice(folder.length)}.rels`);
  const found = new Map<string, { type: string; path: string }>();
  if (!part) return found;
  for (const event of xmlEvents(part)) {
    if (!('open' in event) || event.open !== 'Relationship') continue;
    const [id, type, target] = ['Id', 'Type', 'Target'].map(event.attributes);
    if (id && type && target)
      found.set(id, { type: type.slice(type.lastIndexOf('/') + 1), path: pathFrom(folder, target) });
  }
  return found;
}

/** The path of the one part of a type that another refers to. */
export const relatedPart = (parts: Parts, path: string, type: string): Buffer | undefined => {
  const found = [...relationsOf(parts, path).values()].find((related) => related.type === type);
  return found && parts.get(found.path);
};

/** Where the workbook lies in its archive. Throws `FileRefused` where there is none. */
export function workbookPath(parts: Parts): string {
  const root = [...relationsOf(parts, '').values()].find(({ type }) => type === 'officeDocument');
  if (!root || !parts.has(root.path)) throw unreadable();
  return root.path;
}

/** The sheets of a workbook in their order, those that hold charts alone left out. */
export function readWorkbook(parts: Parts, path: string): Workbook {
  const relations = relationsOf(parts, path);
  const book: Workbook = { sheets: [], is1904: false };
  for (const event of xmlEvents(parts.get(path) ?? Buffer.alloc(0))) {
    if (!('open' in event)) continue;
    if (event.open === 'workbookPr') book.is1904 = isTrue(event.attributes('date1904'));
    if (event.open !== 'sheet') continue;
    const related = relations.get(event.attributes('id') ?? '');
    const state = event.attributes('state') ?? 'visible';
    if (related?.type === 'worksheet')
      book.sheets.push({ name: event.attributes('name') ?? '', isHidden: state !== 'visible', path: related.path });
  }
  return book;
}
