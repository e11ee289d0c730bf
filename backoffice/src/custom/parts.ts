/** All that pages of `custom/backoffice` may take from the back-office: what is not here may change with any version. */
export { call } from '../providers/call.ts';
export { ResourcePage } from '../resource/resource-page.tsx';
export { useCount } from '../resource/use-count.ts';
export { PageHeader } from '../ui/page/page-header.tsx';
export { Panel } from '../ui/page/panel.tsx';
export { StatTiles } from '../ui/page/stat-tiles.tsx';
