/** Whether this browser plays a sound when an order comes; off until somebody wants it (`ui/stored-choice.ts`). */
export const SOUND = 'order-sound';

export const isOn = (value: unknown): value is true => value === true;
