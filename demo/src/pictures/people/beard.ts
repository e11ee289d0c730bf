import { mix } from '../colour.ts';
import { type Paint, path } from '../paint.ts';

/** A short beard along the jaw of `profile`. */
export function beard(paint: Paint, colour = '#1a100c'): string {
  const body =
    'M366 330C378 344 378 366 372 388C362 440 330 496 286 520C248 538 196 542 166 522C150 504 154 480 164 462C176 470 190 462 204 448C224 428 244 420 272 422C312 420 344 380 350 330C356 322 362 322 366 330Z';
  return (
    path(
      body,
      paint.radial(
        [
          [0, mix(colour, '#8a5a3c', 0.3), 0.92],
          [0.6, colour, 0.92],
          [1, colour, 0.96],
        ],
        0.2,
        0.7,
        0.8,
      ),
    ) +
    path(
      'M158 364C176 362 206 370 230 398C240 412 244 426 240 436C228 420 214 398 196 386C182 378 166 374 158 364Z',
      colour,
      {
        opacity: 0.9,
      },
    )
  );
}
