import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { SHORTCUTS } from '../../ui/shortcuts.ts';
import './palette.css';

/** The keys that do something, by where they do. */
const ShortcutsDialog = ({ close }: { close: () => void }) => (
  <Dialog title="Raccourcis clavier" footer={null} onCancel={close}>
    {Object.entries(SHORTCUTS).map(([where, shortcuts]) => (
      <section key={where} className="shortcuts">
        <h3>{where}</h3>
        <dl>
          {shortcuts.map(({ keys, does }) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </Dialog>
);

export default ShortcutsDialog;
