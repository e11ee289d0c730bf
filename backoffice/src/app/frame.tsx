import '@ant-design/v5-patch-for-react-19';
import { CloseOutlined } from '@ant-design/icons';
import { Refine, type RefineProps } from '@refinedev/core';
import { App, ConfigProvider } from 'antd';
import french from 'antd/es/locale/fr_FR';
import dayjs from 'dayjs';
import 'dayjs/locale/fr';
import { authProvider } from '../providers/auth-provider.ts';
import { isHttpError } from '../providers/http-client.ts';
import { i18nProvider } from '../providers/i18n.ts';
import { routerProvider } from '../providers/router-provider.ts';
import { useIsNarrow } from '../ui/hooks/use-is-narrow.ts';
import { themeOf } from './theme.ts';
import { useThemeMode } from './theme-mode.tsx';

/** A network or a server that fails may do better at once; a refusal is an answer. The HTTP client retries a 503 itself. */
const retry = (failures: number, error: unknown) =>
  failures < 1 &&
  isHttpError(error) &&
  (error.statusCode === 0 || (error.statusCode >= 500 && error.statusCode !== 503));

const options = {
  disableTelemetry: true,
  mutationMode: 'pessimistic',
  syncWithLocation: true,
  warnWhenUnsavedChanges: true,
  // Lists show cached data at once and refetch: another administrator may have changed it.
  reactQuery: {
    clientConfig: {
      defaultOptions: {
        // Without a network a request fails, and the page says so: one that waits would show an empty list.
        queries: { staleTime: 0, retry, refetchOnWindowFocus: true, networkMode: 'always' },
      },
    },
  },
} as const;

const CLOSED_BY_CROSS = { closeIcon: <CloseOutlined aria-hidden /> };

dayjs.locale('fr');

/** The theme of all pages, and Refine with the current session. `providers` adds what the pages need besides. */
export function Frame({ children, ...providers }: Partial<RefineProps>) {
  const { mode } = useThemeMode();
  const isNarrow = useIsNarrow();
  return (
    <ConfigProvider
      locale={french}
      theme={themeOf(mode, isNarrow)}
      form={{ validateMessages: { required: 'Champ obligatoire' } }}
      // The button's name says what it does. Its cross is decorative.
      modal={CLOSED_BY_CROSS}
      drawer={CLOSED_BY_CROSS}
      // A pressed button changes its colour. No ring is needed as well.
      wave={{ disabled: true }}
    >
      <App notification={{ placement: 'top', maxCount: 3 }} message={{ maxCount: 3 }}>
        <Refine
          authProvider={authProvider}
          i18nProvider={i18nProvider}
          routerProvider={routerProvider}
          options={options}
          {...providers}
        >
          {children}
        </Refine>
      </App>
    </ConfigProvider>
  );
}
