import { type ChannelName, messageOf, placeholdersOf, render, type Template } from '@karite/shared/messages';
import { Segmented } from 'antd';
import { useState } from 'react';
import './messages.css';

type TemplatePreviewProps = { event: string; channel: ChannelName; draft: Template };
type View = 'html' | 'text';

/** A preview of a message with example values. The mark-up is in a frame without scripts. */
export function TemplatePreview({ event, channel, draft }: TemplatePreviewProps) {
  const [view, setView] = useState<View>('html');
  const isMail = channel === 'email';
  const { values } = messageOf(event);
  const samples = Object.fromEntries(placeholdersOf(event, channel).map((name) => [name, values[name]?.sample]));
  const { subject, text, html } = render(draft, samples);
  return (
    <section className="template-preview" aria-label="Aperçu">
      <h2>Aperçu</h2>
      {isMail && (
        <>
          <Segmented<View>
            aria-label="Aperçu"
            value={view}
            options={[
              { value: 'html', label: 'Mis en page' },
              { value: 'text', label: 'Texte' },
            ]}
            onChange={setView}
          />
          <p>
            <strong>{subject}</strong>
          </p>
        </>
      )}
      {isMail && view === 'html' ? (
        <iframe title="Aperçu du message" sandbox="" srcDoc={html} />
      ) : (
        <pre className="message-text">{text}</pre>
      )}
    </section>
  );
}
