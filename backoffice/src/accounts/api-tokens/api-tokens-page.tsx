import { type ApiToken, apiTokens } from '@karite/shared/resources';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { SecretAction } from './secret-action.tsx';
import { useSecret } from './use-secret.tsx';

const ACTIONS = [SecretAction];
const EMPTY = { narrowed: 'Aucun jeton trouvé', none: 'Aucun jeton d’accès' };

/** The programs that act for administrators. A new one's secret is shown as soon as it is made. */
const ApiTokensPage = () => {
  const { take, shown } = useSecret('Le secret n’a pas été donné : prenez-le depuis sa fiche');
  return (
    <>
      <ResourcePage resource={apiTokens} actions={ACTIONS} empty={EMPTY} onCreated={({ id }: ApiToken) => take(id)} />
      {shown}
    </>
  );
};

export default ApiTokensPage;
