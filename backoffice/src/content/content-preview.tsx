import { paths } from '@karite/shared/paths';
import { type ContentPage, contentPages } from '@karite/shared/resources';
import { Alert, Button, Segmented } from 'antd';
import { useEffect, useId, useState } from 'react';
import { call } from '../providers/call.ts';
import { messageOf } from '../providers/message-of.ts';
import { MomentField } from '../ui/date-field.tsx';
import { Loading } from '../ui/loading.tsx';
import { Panel } from '../ui/panel.tsx';

/** The widths at which a draft is looked at, in px: a phone and a desk. */
const WIDTHS = { '360': 'Téléphone (360\u00a0px)', '1280': 'Ordinateur (1\u00a0280\u00a0px)' } as const;
type Width = keyof typeof WIDTHS;

const pathOf = ({ place, slug }: ContentPage): string => {
  if (place === 'stories') return paths.histoires;
  return place === 'help' && slug ? paths.helpPage(slug) : paths.home;
};

/** A page's draft in the shop itself, by a link that works for a day, at a phone's width or a desk's (R1946). */
export default function ContentPreview({ page }: { page: ContentPage }) {
  const [key, setKey] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [width, setWidth] = useState<Width>('360');
  const [at, setAt] = useState<string | null>(null);
  const [drawn, draw] = useState(0);
  const id = useId();
  useEffect(() => {
    call('POST', '/content/preview').then(
      (made) => setKey(made.key),
      (error) => setProblem(messageOf(error, 'Aperçu impossible')),
    );
  }, []);
  if (problem) return <Alert type="error" showIcon message={problem} />;
  if (!key) return <Loading />;
  const query = new URLSearchParams({ apercu: key, ...(at && { le: at }) });
  const address = `${pathOf(page)}?${query}`;
  return (
    <Panel
      title="Aperçu"
      subtitle="Le brouillon dans la boutique. Le lien marche un jour ; personne d’autre ne le trouve."
      extra={
        <a href={address} target="_blank" rel="noopener noreferrer">
          Ouvrir dans un onglet
        </a>
      }
    >
      <div className="content-preview-tools">
        <Segmented<Width>
          aria-label="Largeur"
          value={width}
          options={[
            { value: '360', label: WIDTHS[360] },
            { value: '1280', label: WIDTHS[1280] },
          ]}
          onChange={setWidth}
        />
        <span className="content-preview-at">
          <label htmlFor={id}>Tel qu’il sera le</label>
          <MomentField id={id} value={at} onChange={setAt} />
        </span>
        <Button onClick={() => draw(drawn + 1)}>Actualiser</Button>
      </div>
      <div className="content-preview">
        <iframe
          key={`${drawn} ${page.updatedAt}`}
          title={`Aperçu : ${page.title || contentPages.label.one}`}
          src={address}
          style={{ width: Number(width) }}
        />
      </div>
    </Panel>
  );
}
