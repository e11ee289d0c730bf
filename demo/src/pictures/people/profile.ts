import { dark, light, mix } from '../colour.ts';
import { ellipse, line, type Paint, path } from '../paint.ts';
import { type Face, faces, fitted, fittedDrawing } from './faces.ts';
import type { Skin } from './skin.ts';

/** The front of a face in profile to the left, from the hair to under the chin. */
const FRONT =
  'C214 84 186 124 180 172C177 196 182 212 177 230C171 252 158 278 142 304C129 323 127 339 141 347C152 353 166 352 172 358C168 367 156 374 145 382C136 389 136 399 144 406C140 412 137 424 144 436C150 446 164 449 168 461C164 476 156 494 167 513C179 532 208 537 236 530';
const HEAD = `M262 66${FRONT}C282 520 318 494 342 456C356 432 366 402 370 372C400 410 440 404 456 376C500 300 472 130 384 80C344 58 300 56 262 66Z`;
const NECK =
  'M236 490C258 540 266 590 244 640C232 672 190 694 140 712C60 740 10 800 -30 920H690C684 806 640 732 564 696C488 664 450 622 440 556C434 500 446 430 462 340L320 330Z';

const soft = (paint: Paint, colour: string, strength: number) =>
  paint.radial([
    [0, colour, strength],
    [0.5, colour, strength * 0.45],
    [1, colour, 0],
  ]);

/** Lids closed, brow, lips, nostril and ear. */
function features(paint: Paint, { light: glow, base, shade, deep, lip }: Skin): string {
  const ink = dark(deep, 0.45);
  const sun = mix(glow, '#ffd9ae', 0.55);
  return (
    // Brow, tapered towards the temple.
    path('M188 222C206 206 238 200 276 215C244 211 212 214 192 229Z', ink, { opacity: 0.9 }) +
    // The lid: a rounded form with its own light, then the lashes.
    ellipse(218, 254, 36, 20, soft(paint, sun, 0.6)) +
    path('M188 262C202 240 238 238 258 262C240 250 206 252 188 262Z', deep, { opacity: 0.45 }) +
    path('M187 265C204 280 238 279 262 260C240 271 208 274 187 265Z', ink) +
    line(
      'M194 271Q188 281 176 283M204 275Q200 286 188 291M216 277Q213 289 203 295M228 277Q228 288 220 295M240 274Q242 284 237 290M250 269Q253 277 251 282',
      ink,
      3,
    ) +
    // Nose: wing, nostril, the light on its ridge.
    ellipse(172, 336, 22, 20, soft(paint, sun, 0.28)) +
    path('M150 343C158 336 170 338 175 348C168 354 158 354 150 343Z', ink, { opacity: 0.72 }) +
    line('M178 314C194 322 197 344 182 355', shade, 4.5, { opacity: 0.7 }) +
    line('M180 240C174 258 162 282 151 300', sun, 6, { opacity: 0.45 }) +
    ellipse(149, 320, 12, 12, soft(paint, sun, 0.85)) +
    // Lips, a little smile at their corner.
    path(
      'M174 371C164 372 154 377 147 381C137 388 136 399 144 406C164 407 186 408 210 402C198 392 188 380 174 371Z',
      paint.linear(
        [
          [0, light(lip, 0.08)],
          [1, dark(lip, 0.34)],
        ],
        [0, 0, 0.8, 1],
      ),
    ) +
    path(
      'M144 406C138 414 138 426 145 436C153 444 166 442 178 434C192 425 202 414 210 402C186 409 164 408 144 406Z',
      paint.linear(
        [
          [0, mix(lip, sun, 0.3)],
          [0.6, lip],
          [1, dark(lip, 0.3)],
        ],
        [0, 0, 0.8, 1],
      ),
    ) +
    line('M145 406C164 409 190 409 214 400', dark(lip, 0.7), 3) +
    ellipse(160, 421, 15, 7, soft(paint, '#ffe9d6', 0.7)) +
    ellipse(184, 464, 18, 8, soft(paint, deep, 0.4)) +
    // Ear.
    path('M358 262C388 240 410 262 404 302C400 330 390 346 380 366C370 380 354 372 354 352Z', mix(base, shade, 0.35)) +
    path('M364 274C384 256 398 274 393 304C390 322 384 334 376 348', 'none', {
      stroke: deep,
      'stroke-width': 5,
      opacity: 0.7,
    }) +
    path('M368 300C378 290 386 300 382 318C378 330 370 330 366 338Z', deep, { opacity: 0.6 })
  );
}

/** Head, neck and shoulders of a person in profile to the left with closed eyes; 700 by 920, without hair. */
export function profile(paint: Paint, skin: Skin, face: Face = faces.amina): string {
  const { light: glow, base, shade, deep, blush } = skin;
  const sun = mix(glow, '#ffd9ae', 0.5);
  const outline = fitted(HEAD, face);
  const head = paint.clip(outline);
  const neck = paint.clip(NECK);
  const ridge = mix(glow, '#ffe2b8', 0.7);
  const edge = paint.vertical([
    [0.88, ridge, 0.5],
    [1, ridge, 0],
  ]);
  return (
    path(
      NECK,
      paint.linear(
        [
          [0, glow],
          [0.3, base],
          [0.62, shade],
          [1, deep],
        ],
        [0, 0.3, 1, 0.5],
      ),
    ) +
    `<g clip-path="${neck}">` +
    // The chin's shade, the tendon, the collar bones, the light on the shoulder.
    path(
      'M196 520C280 560 380 520 470 420V620C400 640 300 640 250 600Z',
      paint.vertical([
        [0, deep, 0.85],
        [0.5, deep, 0.4],
        [1, deep, 0],
      ]),
    ) +
    path('M424 470C392 570 330 650 250 700C320 640 372 560 396 480Z', deep, { opacity: 0.18 }) +
    path('M96 748C180 722 262 722 352 738C262 732 180 738 96 748Z', deep, { opacity: 0.45 }) +
    path('M84 740C170 708 262 708 346 728C262 718 170 724 84 740Z', sun, { opacity: 0.42 }) +
    path('M420 730C500 708 560 716 620 742C560 728 500 724 430 746Z', deep, { opacity: 0.4 }) +
    ellipse(66, 810, 110, 140, soft(paint, sun, 0.62)) +
    ellipse(250, 600, 40, 90, soft(paint, sun, 0.3)) +
    ellipse(590, 740, 130, 60, soft(paint, glow, 0.5)) +
    '</g>' +
    path(
      outline,
      paint.linear(
        [
          [0, mix(glow, sun, 0.4)],
          [0.2, glow],
          [0.48, base],
          [0.8, shade],
          [1, deep],
        ],
        [0, 0.25, 1, 0.6],
      ),
    ) +
    `<g clip-path="${head}">` +
    // Under the jaw and at the temple it is dark; cheekbone, forehead and chin catch the light.
    path('M170 520C240 536 320 500 350 400C380 470 360 560 300 580H160Z', soft(paint, deep, 0.8)) +
    ellipse(330, 250, 110, 150, soft(paint, deep, 0.5)) +
    ellipse(300, 420, 90, 80, soft(paint, shade, 0.8)) +
    ellipse(258, 352, 74, 50, soft(paint, blush, 0.6)) +
    ellipse(246, 322, 66, 34, soft(paint, sun, 0.8)) +
    ellipse(226, 150, 62, 60, soft(paint, sun, 0.7)) +
    ellipse(184, 494, 30, 26, soft(paint, sun, 0.6)) +
    ellipse(206, 256, 52, 40, soft(paint, deep, 0.5)) +
    ellipse(196, 396, 34, 40, soft(paint, shade, 0.55)) +
    `</g>` +
    fittedDrawing(features(paint, skin), face) +
    // The sun on the edge of the face.
    `<g clip-path="${head}">${line(fitted(`M262 66${FRONT}`, face), edge, 6)}</g>`
  );
}
