import { mix } from '../colour.ts';
import { ellipse, line, type Paint, path } from '../paint.ts';

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
    line('M166 366C188 372 212 384 226 404', colour, 10, { opacity: 0.7 }) +
    ellipse(160, 460, 8, 9, colour, { opacity: 0.8 })
  );
}
