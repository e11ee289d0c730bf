import '@ant-design/v5-patch-for-react-19';
import { resources } from '@karite/shared/resources';
import { Refine } from '@refinedev/core';
import { App, ConfigProvider } from 'antd';
import french from 'antd/es/locale/fr_FR';
import { accessControlProvider } from '../providers/access-control.ts';
import { auditLogProvider } from '../providers/audit-log-provider.ts';
import { authProvider } from '../providers/auth-provider.ts';
import { dataProvider } from '../providers/data-provider.ts';
import { isHttpError } from '../providers/http-client.ts';
import { i18nProvider } from '../providers/i18n.ts';
import { liveProvider } from '../providers/live/live-provider.ts';
import { useNotificationProvider } from '../providers/notification-provider.tsx';
import { routerProvider } from '../providers/router-provider.ts';
import { useIsNarrow } from '../ui/use-is-narrow.ts';
import { AppRoutes } from './app-routes.tsx';
import { themeOf } from './theme.ts';
import { useThemeMode } from './theme-mode.tsx';

/** Every declared resource is one of Refine's, at Refine's own addresses: its list is a page, the rest opens above it. */
const declared = resources.map(({ name, label, isSingle }) => ({
  name,
  list: `/${name}`,
  ...(!isSingle && {
    create: `/${name}/create`,
    edit: `/${name}/edit/:id`,
    show: `/${name}/show/:id`,
    clone: `/${name}/clone/:id`,
  }),
  meta: { label: label.many },
}));

/** A network or a server that fails may do better at once; a refusal is an answer. */
const retry = (failures: number, error: unknown) =>
  failures < 1 && isHttpError(error) && (error.statusCode === 0 || error.statusCode >= 500);

const options = {
  disableTelemetry: true,
  mutationMode: 'pessimistic',
  syncWithLocation: false,
  // Lists show what they had at once, and ask again: another administrator may have changed it.
  reactQuery: { clientConfig: { defaultOptions: { queries: { staleTime: 0, retry, refetchOnWindowFocus: true } } } },
} as const;

/** The back-office behind its entrance: whose session it is, what is drawn, and from where it comes. */
export default function BackOffice() {
  const { mode } = useThemeMode();
  const isNarrow = useIsNarrow();
  return (
    <ConfigProvider
      locale={french}
      theme={themeOf(mode, isNarrow)}
      form={{ validateMessages: { required: 'Champ obligatoire' } }}
      // What is pressed says so by its colour: no ring around it as well.
      wave={{ disabled: true }}
    >
      <App notification={{ placement: 'top', maxCount: 3 }} message={{ maxCount: 3 }}>
        <Refine
          dataProvider={dataProvider}
          liveProvider={liveProvider}
          authProvider={authProvider}
          auditLogProvider={auditLogProvider}
          accessControlProvider={accessControlProvider}
          notificationProvider={useNotificationProvider}
          i18nProvider={i18nProvider}
          routerProvider={routerProvider}
          resources={declared}
          options={options}
        >
          <AppRoutes />
        </Refine>
      </App>
    </ConfigProvider>
  );
}
