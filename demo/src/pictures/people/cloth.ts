import { dark, light } from '../colour.ts';
import { type Paint, path } from '../paint.ts';

/** A cloth that leaves the shoulders free; fits `profile`. */
export const cloth = (paint: Paint, colour: string) =>
  path(
    'M-40 920C-24 860 -2 822 30 792C120 832 240 846 330 838C450 828 560 790 640 750C676 800 688 860 692 920Z',
    paint.linear(
      [
        [0, light(colour, 0.24)],
        [0.5, colour],
        [1, dark(colour, 0.5)],
      ],
      [0, 0, 1, 0.6],
    ),
  ) +
  path(
    'M24 800C120 840 240 854 332 846C452 836 566 796 644 756C560 812 450 850 334 862C220 868 110 850 24 812Z',
    dark(colour, 0.5),
    {
      opacity: 0.35,
    },
  ) +
  path(
    'M120 846C130 880 132 900 130 920H160C160 890 154 868 140 848ZM330 858C350 884 356 900 358 920H392C384 890 372 872 352 856ZM520 820C552 850 566 880 574 920H604C592 870 574 836 546 810Z',
    dark(colour, 0.5),
    { opacity: 0.22 },
  );
