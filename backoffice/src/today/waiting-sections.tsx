import { TodaySection } from './today-section.tsx';
import { useToday } from './use-today.ts';

/** What waits for an answer, by its reason (R1512). */
export function WaitingSections() {
  const { isSuccess, waiting } = useToday();
  if (!isSuccess) return null;
  return (
    <>
      <h2>Attend une réponse</h2>
      {waiting.length === 0 && <p className="quiet">Rien n’attend de réponse.</p>}
      <div className="panels">
        {waiting.map((section) => (
          <TodaySection key={section.section} {...section} />
        ))}
      </div>
    </>
  );
}
