/** Texts of a source file that a shop has otherwise: found by its syntax, so that nothing else of it is touched. */

/** Where a text is no text: it names a module or a key, is compared with, or is in a type. */
const isName = (parent, key) =>
  /^(Import|Export)/.test(parent.type) ||
  parent.type.startsWith('TS') ||
  (key === 'key' && !parent.computed) ||
  (parent.type === 'BinaryExpression' && /^[!=]==?$|^in$/.test(parent.operator)) ||
  parent.type === 'SwitchCase' ||
  (parent.type === 'MemberExpression' && key === 'property');

function visit(node, parent, key, found) {
  if (Array.isArray(node)) {
    for (const one of node) visit(one, parent, key, found);
    return;
  }
  if (!node || typeof node.type !== 'string') return;
  if (!isName(parent, key)) found(node, parent);
  for (const [name, child] of Object.entries(node))
    if (child && typeof child === 'object') visit(child, node, name, found);
}

/** A text between tags as it is shown: lines are joined, and their ends cut. */
const shown = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

/** A template as its key: `Panier : {0}`. */
const keyOf = ({ quasis }) => quasis.map(({ value }, index) => (index ? `{${index - 1}}` : '') + value.cooked).join('');

/**
 * All texts of a parsed file with their places; each place can write another text there. A template is one text with the
 * values `{0}`, `{1}` and so on, in their order.
 */
export function textsOf(program, code) {
  const texts = [];
  visit(program.body, program, 'body', (node, parent) => {
    const { start, end } = node;
    if (node.type === 'Literal' && typeof node.value === 'string') {
      const write = (text) => (parent.type === 'JSXAttribute' ? `{${JSON.stringify(text)}}` : JSON.stringify(text));
      texts.push({ text: node.value, edits: (text) => [{ start, end, text: write(text) }] });
    } else if (node.type === 'JSXText' && shown(node.value)) {
      const raw = code.slice(start, end);
      const from = start + raw.length - raw.trimStart().length;
      const to = end - (raw.length - raw.trimEnd().length);
      texts.push({
        text: shown(node.value),
        edits: (text) => [{ start: from, end: to, text: `{${JSON.stringify(text)}}` }],
      });
    } else if (node.type === 'TemplateLiteral' && parent.type !== 'TaggedTemplateExpression') {
      texts.push({ text: keyOf(node), edits: (text) => templateEdits(node, text) });
    }
  });
  return texts;
}

/** The parts between the values; `null` where the values are others, or in another order. */
function templateEdits({ quasis }, text) {
  const parts = text.split(/\{\d+\}/);
  const values = [...text.matchAll(/\{(\d+)\}/g)].map(([, index]) => Number(index));
  if (parts.length !== quasis.length || values.some((value, index) => value !== index)) return null;
  return quasis.map(({ start, end, value: { raw } }, index) => {
    // In TypeScript's tree a part has its marks with it: one before, one or two after.
    const from = end - start > raw.length ? start + 1 : start;
    return { start: from, end: from + raw.length, text: parts[index].replace(/[\\`]|\$\{/g, '\\$&') };
  });
}

/** A file with its edits made. */
export const edited = (code, edits) =>
  edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
