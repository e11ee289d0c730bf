import { formatDateTime } from '@karite/shared/format';
import { Button, Space } from 'antd';
import { ageText } from '../../../ui/age-text.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import type { StoredDraft } from './draft-store.ts';

type DraftOfferProps = { draft: StoredDraft; isOutdated: boolean; take: () => void; decline: () => void };

/** What was typed here before and not saved, offered with its age. */
export const DraftOffer = ({ draft, isOutdated, take, decline }: DraftOfferProps) => (
  <Alert
    style={{ marginBottom: 16 }}
    type="info"
    showIcon
    role="status"
    message={`Un brouillon non enregistré vous attend, ${ageText(Date.now() - draft.at)} (${formatDateTime(new Date(draft.at).toISOString())})`}
    description={
      <>
        {isOutdated && <p>Cet élément a été modifié depuis : vous choisirez champ par champ avant d’enregistrer.</p>}
        <Space wrap>
          <Button size="small" type="primary" onClick={take}>
            Reprendre le brouillon
          </Button>
          <Button size="small" onClick={decline}>
            Écarter
          </Button>
        </Space>
      </>
    }
  />
);
