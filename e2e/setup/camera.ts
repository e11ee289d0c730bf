import type { Page } from '@playwright/test';

/** Of each digit the seven lines of its left half, dark ones as 1; in the other set they are the right half's read backwards. */
const LEFT = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
/** Which of the left half's digits are in the other set: this encodes the first digit, which has no lines. */
const SETS = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'];

const turned = (lines: string) => [...lines].map((line) => (line === '1' ? '0' : '1')).join('');
const linesOf = (digit: string | undefined) => LEFT[Number(digit)] ?? '';

/** The 95 lines of an EAN-13, dark ones as 1. */
function linesOfCode(code: string): string {
  const sets = SETS[Number(code[0])] ?? '';
  const left = [...code.slice(1, 7)].map((digit, at) =>
    sets[at] === 'L' ? linesOf(digit) : [...turned(linesOf(digit))].reverse().join(''),
  );
  const right = [...code.slice(7)].map((digit) => turned(linesOf(digit)));
  return `101${left.join('')}01010${right.join('')}101`;
}

/** Gives the pages that come a camera that sees an EAN-13, a little askew; none when `code` is `null`: it is refused. */
export const giveCamera = (page: Page, code: string | null) =>
  page.addInitScript((lines) => {
    navigator.mediaDevices.getUserMedia = async () => {
      if (lines === null) throw new DOMException('refused', 'NotAllowedError');
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      // A camera shows a picture after the other.
      setInterval(() => {
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.fillStyle = '#e8e4da';
        context.fillRect(0, 0, 640, 480);
        context.rotate(0.03);
        context.fillStyle = '#222';
        for (const [at, line] of [...lines].entries()) if (line === '1') context.fillRect(130 + at * 4, 150, 4, 160);
      }, 60);
      return canvas.captureStream(15);
    };
  }, code && linesOfCode(code));
