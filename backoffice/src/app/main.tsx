import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Entrance } from './entrance.tsx';
import { registerAppWorker } from './install.ts';
import { watchStaleBuild } from './stale-build.ts';
import './tokens.css';
import './app.css';
import './touch.css';

if (import.meta.env.DEV) void import('./report-faults.ts');
else registerAppWorker();

watchStaleBuild();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** While one works on it: shows an error of a component over the page, which itself shows what users would see. */
const showFault = (error: unknown) => {
  reportError(error);
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  import.meta.hot?.send('render-fault', { message, stack });
};

createRoot(root, import.meta.env.DEV ? { onCaughtError: showFault } : {}).render(
  <StrictMode>
    <Entrance />
  </StrictMode>,
);
