import type { Answer } from '@karite/shared/client';
import { paths } from '@karite/shared/paths';
import { type ContentPage, contentPages } from '@karite/shared/resources';
import { useCustom } from '@refinedev/core';
import { Button, Flex, Segmented, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { API } from '../providers/api.ts';
import { messageOf } from '../providers/message-of.ts';
import { MomentField } from '../ui/fields/date-field.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { Alert } from '../ui/states/alert.tsx';
import './content.css';

/** The widths at which a draft is looked at, in px: a phone and a desk. */
const WIDTHS = [
  { value: 360, label: 'Téléphone (360\u00a0px)' },
  { value: 1280, label: 'Ordinateur (1\u00a0280\u00a0px)' },
];

const pathOf = ({ place, slug }: ContentPage): string => {
  if (place === 'stories') return paths.histoires;
  return place === 'help' && slug ? paths.helpPage(slug) : paths.home;
};

/** A page's draft in the shop itself, by a link that works for a day, at a phone's width or a desk's (R1946). */
export default function ContentPreview({ page }: { page: ContentPage }) {
  const { query } = useCustom<Answer<'POST', '/content/preview'>>({
    url: `${API}/content/preview`,
    method: 'post',
    // Each request creates a link: one is enough while the preview is open.
    queryOptions: { staleTime: Infinity, gcTime: 0, retry: false },
    errorNotification: false,
  });
  const [width, setWidth] = useState(360);
  const [at, setAt] = useState<string | null>(null);
  const [drawn, draw] = useState(0);
  const id = useId();
  if (query.isError) return <Alert type="error" showIcon message={messageOf(query.error, 'Aperçu impossible')} />;
  const key = query.data?.data.key;
  if (!key) return <Skeleton active />;
  const address = `${pathOf(page)}?${new URLSearchParams({ apercu: key, ...(at && { le: at }) })}`;
  return (
    <Panel
      title="Aperçu"
      subtitle="Le brouillon dans la boutique. Le lien marche un jour ; personne d’autre ne le trouve."
      extra={
        <a href={address} target="_blank" rel="noopener noreferrer">
          Ouvrir dans un onglet
        </a>
      }
    >
      <Flex wrap gap="small" align="center">
        <Segmented aria-label="Largeur" value={width} options={WIDTHS} onChange={setWidth} />
        <label htmlFor={id}>Tel qu’il sera le</label>
        <span>
          <MomentField id={id} value={at} onChange={setAt} />
        </span>
        <Button onClick={() => draw(drawn + 1)}>Actualiser</Button>
      </Flex>
      <div className="content-preview">
        <iframe
          key={`${drawn} ${page.updatedAt}`}
          title={`Aperçu : ${page.title || contentPages.label.one}`}
          src={address}
          style={{ width }}
        />
      </div>
    </Panel>
  );
}
