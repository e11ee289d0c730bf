import { listen, type StreamEvent } from './event-stream.ts';
import { liveState, notifyLive, setLiveState } from './live-events.ts';

/** The messages between tabs: the stream's events and `lost` from the listening tab; `hello` from a new one. */
type Word = StreamEvent | { event: 'lost' } | { event: 'hello' };

const CHANNEL = 'karite.live';
let wasLost = false;

function hear(word: Word): void {
  const { event } = word;
  if (event === 'open') {
    setLiveState('live');
    // No events came meanwhile.
    if (wasLost) notifyLive(null);
    wasLost = false;
  } else if (word.event === 'changes') notifyLive(word.data);
  else if (event === 'all') notifyLive(null);
  else if (event === 'lost') {
    wasLost = true;
    setLiveState('behind');
  }
}

/**
 * Listens to the server until the returned function is called. One tab of a browser listens and notifies the others: a
 * browser opens few connections to one server, and each stream takes one for as long as it lasts.
 */
export function followLive(): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const channel = new BroadcastChannel(CHANNEL);
  const emit = (word: Word) => {
    hear(word);
    channel.postMessage(word);
  };
  let isListening = false;
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.event !== 'hello') hear(data);
    else if (isListening)
      channel.postMessage((liveState() === 'live' ? { event: 'open' } : { event: 'lost' }) satisfies Word);
  };
  const listenHere = async () => {
    isListening = true;
    await listen(signal, { onEvent: emit, onLost: () => emit({ event: 'lost' }) });
    isListening = false;
  };
  channel.postMessage({ event: 'hello' } satisfies Word);
  // Only secure pages have locks; without them each tab listens for itself.
  if (navigator.locks) navigator.locks.request(CHANNEL, { signal }, listenHere).catch(() => undefined);
  else void listenHere();
  return () => {
    leaving.abort();
    channel.close();
    setLiveState('off');
    wasLost = false;
  };
}
