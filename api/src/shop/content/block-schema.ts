import { BLOCK_LABELS, type Block, DRAWINGS, SHELVES } from '@karite/shared/content';
import { valuesOf } from '@karite/shared/labels';
import { z } from 'zod';

const text = z.string().optional();

export const linkSchema = z.object({ label: z.string(), to: z.string() });

/** A block as visitors read it: what is empty is not there. */
export const blockSchema = z
  .object({
    id: z.string(),
    kind: z.enum(valuesOf(BLOCK_LABELS)),
    drawing: z.enum(valuesOf(DRAWINGS)).optional(),
    picture: text,
    alt: text,
    over: text,
    title: text,
    text,
    html: text,
    link: text,
    linkLabel: text,
    shelf: z.enum(valuesOf(SHELVES)).optional(),
    categoryId: text,
    brandId: text,
    collectionId: text,
    products: z.array(z.string()).readonly().optional(),
    isTinted: z.boolean().optional(),
    questions: z
      .array(z.object({ question: z.string(), answer: z.string() }))
      .readonly()
      .optional(),
    links: z.array(linkSchema).readonly().optional(),
    facts: z
      .array(z.object({ label: z.string(), value: z.string() }))
      .readonly()
      .optional(),
  })
  .meta({ id: 'ContentBlockShown' }) satisfies z.ZodType<Block>;

/** A page of blocks as visitors read it. */
export const contentSchema = z
  .object({ title: z.string(), summary: text, blocks: z.array(blockSchema) })
  .meta({ id: 'ContentShown' });
