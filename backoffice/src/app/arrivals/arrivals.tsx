import { orders } from '@karite/shared/resources';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isOwn } from '../../providers/live/live-events.ts';
import { useLive } from '../../providers/live/use-live.ts';
import { countInWindow } from '../../ui/shop.ts';
import { readStored } from '../../ui/stored-choice.ts';
import { ring } from './ring.ts';
import { isOn, SOUND } from './sound-choice.ts';

/** Counts in the window's title the orders that came since somebody last looked at them, and rings where that is wanted. */
export default function Arrivals() {
  const { pathname } = useLocation();
  const unseen = useRef(0);
  useLive(orders.name, (changes) => {
    const arrived = (changes ?? []).filter(({ kind, id }) => kind === 'created' && !isOwn(id)).length;
    if (arrived === 0) return;
    unseen.current += arrived;
    countInWindow(unseen.current);
    if (isOn(readStored(SOUND))) ring();
  });
  useEffect(() => {
    const markSeen = () => {
      if (document.hidden || pathname !== `/${orders.name}`) return;
      unseen.current = 0;
      countInWindow(0);
    };
    markSeen();
    document.addEventListener('visibilitychange', markSeen);
    window.addEventListener('focus', markSeen);
    return () => {
      document.removeEventListener('visibilitychange', markSeen);
      window.removeEventListener('focus', markSeen);
    };
  }, [pathname]);
  return null;
}
