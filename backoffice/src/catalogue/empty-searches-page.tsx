import { SwapOutlined } from '@ant-design/icons';
import { type EmptySearch, emptySearches, searchSynonyms } from '@karite/shared/resources';
import { Button, Tooltip } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import { mayCreateHere, mayHere } from '../providers/actor.ts';
import type { RecordAction } from '../resource/resource-context.ts';
import { ResourcePage } from '../resource/resource-page.tsx';

const LABEL = 'Définir un synonyme';

/** Opens an empty form of synonyms that begins with the words (R1804): the others are written behind the comma. */
const SynonymAction: RecordAction<EmptySearch> = ({ record: { words }, isInRow }) => {
  const navigate = useNavigate();
  if (!mayCreateHere(searchSynonyms)) return null;
  const given = new URLSearchParams({ words: `${words}, ` });
  return (
    <Tooltip title={isInRow ? LABEL : undefined}>
      <Button
        type={isInRow ? 'text' : 'primary'}
        size={isInRow ? 'small' : 'middle'}
        icon={<SwapOutlined aria-hidden />}
        aria-label={`${LABEL} : ${words}`}
        onClick={() => navigate(`/${searchSynonyms.name}/create?_with=${encodeURIComponent(given.toString())}`)}
      >
        {!isInRow && LABEL}
      </Button>
    </Tooltip>
  );
};

const ACTIONS = [SynonymAction];
const EMPTY = { narrowed: 'Aucune recherche trouvée', none: 'Aucune recherche sans résultat' };

/** What shoppers looked for in vain, and what can be done about it (R1804). */
const EmptySearchesPage = () => (
  <ResourcePage
    resource={emptySearches}
    actions={ACTIONS}
    empty={EMPTY}
    above={
      mayHere(searchSynonyms.name, 'read') && <Link to={`/${searchSynonyms.name}`}>{searchSynonyms.label.many}</Link>
    }
  />
);

export default EmptySearchesPage;
