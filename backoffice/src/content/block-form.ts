import { BLOCK_KINDS, BLOCK_LABELS, type BlockKind } from '@karite/shared/content';
import type { Field, ResourceShape } from '@karite/shared/resource';
import { contentBlocks } from '@karite/shared/resources';

const OFFERED_ALWAYS = ['isOn', 'startsAt', 'endsAt'];

function formFor(kind: BlockKind): ResourceShape {
  const { fields, required = {} } = BLOCK_KINDS[kind];
  const declared: Readonly<Record<string, Field>> = contentBlocks.fields;
  const offered = [...fields, ...OFFERED_ALWAYS].flatMap((name): [string, Field][] => {
    const field = declared[name];
    if (!field) return [];
    const message = required[name];
    // Of a list the server alone asks that it is not empty.
    const isRequired = message && field.kind !== 'lines' && field.kind !== 'manyToMany';
    return [[name, isRequired ? { ...field, required: message } : field]];
  });
  const label = BLOCK_LABELS[kind];
  return {
    ...contentBlocks,
    label: { ...contentBlocks.label, one: label, create: `Ajouter : ${label}` },
    // Its kind is what its form is called by; nobody changes it.
    fields: { kind: { ...contentBlocks.fields.kind, readOnly: true }, ...Object.fromEntries(offered) },
  };
}

const made = new Map<BlockKind, ResourceShape>();

/** Blocks as the form of one kind asks for them: what that kind has, and needs. The same one for the same kind. */
export function blockForm(kind: BlockKind): ResourceShape {
  const form = made.get(kind) ?? formFor(kind);
  made.set(kind, form);
  return form;
}

/** What a block is called in a list: its kind, and the first words that it says. */
export function blockName(block: Readonly<Record<string, unknown>> & { kind: BlockKind }): string {
  const texts = [block.title, block.text, block.over];
  const words = texts.find((each) => typeof each === 'string' && each !== '');
  return words ? `${BLOCK_LABELS[block.kind]} : ${String(words)}` : BLOCK_LABELS[block.kind];
}
