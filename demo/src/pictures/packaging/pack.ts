import type { Form } from '../../catalogue/sheet.ts';
import { airless, baby, dropper, flip, oil, type Packer, pump, spray } from './bottles.ts';
import { flacon, kit } from './gifts.ts';
import { lipstick } from './lipstick.ts';
import { gloss, mascara, nail, pencil, stick } from './make-up.ts';
import { compact, palette } from './palettes.ts';
import { jar, sachet, soap, tin, tube } from './pots.ts';

/** How each form is drawn. */
export const packers: Record<Form, Packer> = {
  airless,
  baby,
  compact,
  dropper,
  flacon,
  flip,
  gloss,
  jar,
  kit,
  lipstick,
  mascara,
  nail,
  oil,
  palette,
  pencil,
  pump,
  sachet,
  soap,
  spray,
  stick,
  tin,
  tube,
};
