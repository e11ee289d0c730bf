import { accessControlProvider } from '../providers/access-control.ts';
import { auditLogProvider } from '../providers/audit-log-provider.ts';
import { dataProvider } from '../providers/data-provider.ts';
import { liveProvider } from '../providers/live/live-provider.ts';
import { useNotificationProvider } from '../providers/notification-provider.tsx';
import { AppRoutes } from './app-routes.tsx';
import { Frame } from './frame.tsx';
import { REFINE_RESOURCES } from './refine-resources.tsx';

/** The back-office behind its entrance: from where it takes its records, and what it draws. */
const BackOffice = () => (
  <Frame
    dataProvider={dataProvider}
    liveProvider={liveProvider}
    auditLogProvider={auditLogProvider}
    accessControlProvider={accessControlProvider}
    notificationProvider={useNotificationProvider}
    resources={REFINE_RESOURCES}
  >
    <AppRoutes />
  </Frame>
);

export default BackOffice;
