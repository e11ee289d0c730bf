import type { Kind } from '@karite/shared/resource';
import { ImageInput } from './image-input.tsx';
import { ImagesInput } from './images-input.tsx';
import type { Input } from './input.ts';
import { LinesInput } from './lines-input.tsx';
import { ColourInput, DateInput } from './native-inputs.tsx';
import { BelongsToInput, ChildrenInput, ManyToManyInput } from './relation-inputs.tsx';
import { BooleanInput, ChoiceInput, LongTextInput, NumberInput, TextInput } from './text-inputs.tsx';

/** One input a kind: a new kind does not compile until it has one. */
export const inputs: { [K in Kind]: Input<K> } = {
  text: TextInput,
  longText: LongTextInput,
  integer: NumberInput as Input<'integer'>,
  price: NumberInput as Input<'price'>,
  decimal: NumberInput as Input<'decimal'>,
  boolean: BooleanInput,
  colour: ColourInput,
  choice: ChoiceInput,
  date: DateInput,
  image: ImageInput,
  images: ImagesInput,
  belongsTo: BelongsToInput,
  manyToMany: ManyToManyInput,
  children: ChildrenInput,
  lines: LinesInput,
};
