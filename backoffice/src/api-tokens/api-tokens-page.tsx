import { type ApiToken, apiTokens } from '@karite/shared/resources';
import { useNotification } from '@refinedev/core';
import { messageOf } from '../providers/message-of.ts';
import { ResourcePage } from '../resource/resource-page.tsx';
import { SecretAction } from './secret-action.tsx';
import { useSecret } from './use-secret.tsx';

const ACTIONS = [SecretAction];
const EMPTY = { narrowed: 'Aucun jeton trouvé', none: "Aucun jeton d'accès" };

/** The programs that act for administrators. A new one's secret is shown as soon as it is made. */
const ApiTokensPage = () => {
  const { take, shown } = useSecret();
  const { open: notify } = useNotification();
  const onCreated = ({ id }: ApiToken) =>
    take(id).catch((error) =>
      notify?.({ type: 'error', message: messageOf(error, "Le secret n'a pas été donné : prenez-le depuis sa fiche") }),
    );
  return (
    <>
      <ResourcePage resource={apiTokens} actions={ACTIONS} empty={EMPTY} onCreated={onCreated} />
      {shown}
    </>
  );
};

export default ApiTokensPage;
