import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DeclarationError, Fault } from '@karite/shared/faults';

/** The source of a compiled file, where it is there: what is mended is the source. */
function sourceOf(file: string): string {
  // A package has its sources in `src`; a shop's own folder, beside what is made of them.
  const sources = ['$1src$1', '$1'].map((folder) =>
    file.replace(/([\\/])dist\1(?!.*[\\/]dist[\\/])/, folder).replace(/\.js$/, '.ts'),
  );
  return sources.find(existsSync) ?? file;
}

/**
 * The line of a field in its declaration, from 1: that of the resource's name, then of each part of the path below it.
 * Read off the text, so that it is right for code that was compiled without a map; what is not found stays where it was.
 */
function lineOf(text: string, { resource, field }: Fault, declaredAt: number): number {
  const lines = text.split('\n');
  const find = (pattern: string, from: number) =>
    lines.findIndex((line, index) => index >= from && new RegExp(pattern).test(line));
  const named = find(`\\bname: ['"]${resource}['"]`, 0);
  let at = named >= 0 ? named : Math.min(declaredAt, lines.length) - 1;
  for (const part of field.split('.')) {
    // What is declared by a function is a field; a field `name` is not the resource's name.
    const own = find(`(^|[{,]\\s*|\\s)${part}:\\s*\\w+\\(`, at);
    const found = own >= 0 ? own : find(`(^|[^\\w.])${part}['"]?\\s*[:(]`, at);
    if (found >= 0) at = found;
  }
  return at + 1;
}

/** `shared/src/resources/ingredient.ts:17`, relative to the working directory; empty when unknown. */
function placeOf(fault: Fault): string {
  const [, address = '', line = '1'] = /^(.*):(\d+)$/.exec(fault.place ?? '') ?? [];
  const file = address.startsWith('file:') ? fileURLToPath(address) : address;
  if (!existsSync(file)) return '';
  const source = sourceOf(file);
  return `${path.relative(process.cwd(), source)}:${lineOf(readFileSync(source, 'utf8'), fault, Number(line))}  `;
}

/** All that is wrong with declarations as a terminal shows it: file and line, field, why, and what to write instead. */
export const faultsText = ({ faults }: DeclarationError): string =>
  faults
    .map((fault) => `${placeOf(fault)}${fault.resource}.${fault.field}: ${fault.problem}\n  ${fault.remedy}.`)
    .join('\n');
