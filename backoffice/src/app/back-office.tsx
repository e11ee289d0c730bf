import '@ant-design/v5-patch-for-react-19';
import { Refine } from '@refinedev/core';
import { App, ConfigProvider } from 'antd';
import french from 'antd/es/locale/fr_FR';
import dayjs from 'dayjs';
import 'dayjs/locale/fr';
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
import { REFINE_RESOURCES } from './refine-resources.tsx';
import { themeOf } from './theme.ts';
import { useThemeMode } from './theme-mode.tsx';

/** A network or a server that fails may do better at once; a refusal is an answer. */
const retry = (failures: number, error: unknown) =>
  failures < 1 && isHttpError(error) && (error.statusCode === 0 || error.statusCode >= 500);

const options = {
  disableTelemetry: true,
  mutationMode: 'pessimistic',
  syncWithLocation: true,
  warnWhenUnsavedChanges: true,
  // Lists show what they had at once, and ask again: another administrator may have changed it.
  reactQuery: { clientConfig: { defaultOptions: { queries: { staleTime: 0, retry, refetchOnWindowFocus: true } } } },
} as const;

dayjs.locale('fr');

/** The back-office: how it looks, from where it takes its records, and what it draws. */
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
          resources={REFINE_RESOURCES}
          options={options}
        >
          <AppRoutes />
        </Refine>
      </App>
    </ConfigProvider>
  );
}
