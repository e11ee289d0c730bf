import { plural } from '@karite/shared/format';
import type { ResourceShape, Rule } from '@karite/shared/resource';
import { TagField } from '@refinedev/antd';
import { useCustom } from '@refinedev/core';
import { Space } from 'antd';
import { API } from '../../../providers/data-provider.ts';
import { messageOf } from '../../../providers/message-of.ts';
import { useRested } from '../../../ui/hooks/use-rested.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { nameOf } from '../../values.ts';
import { WithRecords } from './linked-records.tsx';
import { completeRule } from './rule-values.ts';

/** No request is sent during typing. */
const REST_MS = 300;

type RuleResultsProps = { path: string; name: string; rule: Rule; of: ResourceShape };

/** How many records match a rule, and the first of them; or the rule's error. */
export function RuleResults({ path, name, rule, of }: RuleResultsProps) {
  const rested = useRested(JSON.stringify(completeRule(rule)), REST_MS);
  const { result, query } = useCustom<{ total: number; ids: string[] }>({
    url: `${API}/${path}/found`,
    method: 'post',
    config: { payload: { [name]: JSON.parse(rested) } },
    queryOptions: { enabled: rested !== 'null', placeholderData: (former) => former, retry: false },
    errorNotification: false,
  });
  if (rested === 'null') return <p className="quiet">Complétez une condition : ce qu’elle trouve se montre ici.</p>;
  const { total, ids } = result.data ?? {};
  return (
    <div aria-live="polite">
      {query.isError && <Alert type="error" message={messageOf(query.error, 'Erreur lors du chargement')} />}
      {total !== undefined && ids && !query.isError && (
        <>
          <p>
            <strong>{plural(total, of.label.one.toLowerCase())}</strong>
            {total > ids.length && <span className="quiet"> dont les plus récents :</span>}
          </p>
          <WithRecords of={of} ids={ids}>
            {(records) => (
              <Space wrap size={4}>
                {records.map((record) => (
                  <TagField key={String(record.id)} value={nameOf(of, record)} />
                ))}
              </Space>
            )}
          </WithRecords>
        </>
      )}
    </div>
  );
}
