/** The notes of the sound, in Hz, and how long each lasts, in s: two that rise, softly. */
const NOTES = [659, 880];
const NOTE_SECONDS = 0.18;
const LOUDNESS = 0.08;

let context: AudioContext | null = null;

/** Plays the sound of a new order. A browser stays silent until somebody has touched the page. */
export function ring(): void {
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
  for (const [index, frequency] of NOTES.entries()) {
    const start = context.currentTime + index * NOTE_SECONDS;
    const note = context.createOscillator();
    const volume = context.createGain();
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(LOUDNESS, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_SECONDS);
    note.connect(volume).connect(context.destination);
    note.start(start);
    note.stop(start + NOTE_SECONDS);
  }
}
