import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { listenFirst } from '../ui/pop-hold.ts';
import { Entrance } from './entrance.tsx';
import { registerAppWorker } from './install.ts';
import './tokens.css';
import './app.css';
import './touch.css';

if (import.meta.env.DEV) void import('./tell-faults.ts');
else registerAppWorker();

listenFirst();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <Entrance />
  </StrictMode>,
);
