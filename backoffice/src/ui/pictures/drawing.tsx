import './drawing.css';

/** What a place without content shows: nothing there yet, nothing found, or nothing that came. */
const STROKES = {
  empty: 'M22 34 48 24l26 10v22L48 66 22 56zM22 34l26 10 26-10M48 44v22M40 14l4 5M56 14l-4 5M48 10v7',
  narrowed: 'M44 14a20 20 0 1 0 0 40 20 20 0 0 0 0-40zM58 49l16 17M36 34h16',
  failed: 'M14 40c8-8 18-12 28-12M62 30c8 2 14 6 20 10M28 52c6-5 12-7 20-7 7 0 13 2 19 7M48 62h.1M34 14l28 40',
} as const;

/** A small picture above a message. */
export const Drawing = ({ of }: { of: keyof typeof STROKES }) => (
  <svg className="drawing" viewBox="0 0 96 76" width={96} height={76} aria-hidden="true">
    <ellipse cx="48" cy="58" rx="44" ry="14" />
    <path d={STROKES[of]} />
  </svg>
);
