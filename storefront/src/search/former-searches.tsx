import { paths } from '@karite/shared/paths';
import { useState } from 'react';
import { Choice } from './choice.tsx';
import { forgetSearch, lastSearches, rememberSearch } from './last-searches.ts';
import styles from './quick-results.module.css';

/** Before anything is typed: what was last searched for on this device, each to be forgotten, or all (R1809). */
export function FormerSearches({ onClose }: { onClose: () => void }) {
  const [texts, setTexts] = useState(lastSearches);
  const forget = (text: string | null) => {
    forgetSearch(text);
    const left = lastSearches();
    setTexts(left);
    if (left.length === 0) onClose();
  };
  return (
    <>
      <div className={styles.former}>
        <div role="listbox" id="suggestions" aria-label="Vos dernières recherches">
          {texts.map((text) => (
            <Choice
              key={text}
              to={paths.search(text)}
              className={styles.text}
              onClick={() => {
                rememberSearch(text);
                onClose();
              }}
            >
              {text}
            </Choice>
          ))}
        </div>
        {/* Beside the list: a choice holds no buttons. */}
        <div>
          {texts.map((text) => (
            <button key={text} type="button" aria-label={`Oublier « ${text} »`} onClick={() => forget(text)}>
              ×
            </button>
          ))}
        </div>
      </div>
      <button type="button" className={styles.all} onClick={() => forget(null)}>
        Effacer mes recherches
      </button>
    </>
  );
}
