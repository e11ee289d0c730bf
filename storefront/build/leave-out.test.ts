import { expect, test } from 'vitest';
import { leaveOut } from './leave-out.ts';

const CODE = `function kept() {
  return 1;
}
async function unused(one) {
  if (one) {
    more();
  }
}
function asked() {
  if (never) {
    more();
  }
  return 2;
}`;

test('a function that nobody calls is emptied, a part of another replaced', () => {
  const left = leaveOut(CODE, {
    library: 'a-library',
    unused: ['unused'],
    shortened: [{ start: 'if \\(never\\) \\{', instead: '' }],
  });
  expect(left).toBe(`function kept() {
  return 1;
}
function unused() {}
function asked() {

  return 2;
}`);
});

test('what a library no longer has stops the build', () => {
  expect(() => leaveOut(CODE, { library: 'a-library', unused: ['gone'], shortened: [] })).toThrow(
    'a-library has no (?:async )?function gone',
  );
});
