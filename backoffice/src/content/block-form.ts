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
    // The server alone requires that a list is not empty.
    const isRequired = message && field.kind !== 'lines' && field.kind !== 'manyToMany';
    return [[name, isRequired ? { ...field, required: message } : field]];
  });
  const label = BLOCK_LABELS[kind];
  return {
    ...contentBlocks,
    label: { ...contentBlocks.label, one: label, create: `Ajouter : ${label}` },
    // Its kind is what its form is called by; nobody changes it.
    fields: { kind: { ...contentBlocks.fields.kind, readOnly: true }, ...Object.fromEntries(offered) },
  };
}

const made = new Map<BlockKind, ResourceShape>();

/** The resource of blocks reduced to the fields of one kind. Returns the same object for the same kind. */
export function blockForm(kind: BlockKind): ResourceShape {
  const form = made.get(kind) ?? formFor(kind);
  made.set(kind, form);
  return form;
}

/** The name of a block in a list: its kind, and its first words. */
export function blockName(block: Readonly<Record<string, unknown>> & { kind: BlockKind }): string {
  const texts = [block.title, block.text, block.over];
  const words = texts.find((each) => typeof each === 'string' && each !== '');
  return words ? `${BLOCK_LABELS[block.kind]} : ${String(words)}` : BLOCK_LABELS[block.kind];
}
