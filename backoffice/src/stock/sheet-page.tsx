import { BarcodeOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { formatNumber } from '@karite/shared/format';
import { lots, stockMovements, stockSheets, stocks } from '@karite/shared/resources';
import { MOST_SHEET_LINES, SHEET_KINDS, type SheetKind } from '@karite/shared/stock';
import { Button, Flex, Form, Input } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldMessagesOf, messageOf } from '../providers/message-of.ts';
import { useWrite } from '../providers/use-write.ts';
import { ageText } from '../ui/age-text.ts';
import { PageHeader } from '../ui/page/page-header.tsx';
import { Alert } from '../ui/states/alert.tsx';
import { ProductSearch } from './product-search.tsx';
import { bookedLines, leftLines, lineProblem, type SheetLine, toSheet, waitingCodes } from './sheet-draft.ts';
import { SheetLineRow } from './sheet-line.tsx';
import { useEntry } from './use-entry.ts';
import { useSheetDraft } from './use-sheet-draft.ts';
import './sheet.css';

const CameraPanel = lazy(() => import('./camera-panel.tsx'));
const ListDialog = lazy(() => import('./list-dialog.tsx'));
const ConfirmCount = lazy(() => import('./confirm-count.tsx'));

const SUBTITLES = {
  received: 'Ce qui arrive du fournisseur, avec ses lots',
  counted: 'Ce qu’il y a vraiment, comparé à ce qui est attendu',
} as const;

/** The server's errors of the lines, by their ids. */
function refusalsOf(error: unknown, sent: readonly SheetLine[]): Record<string, string> {
  const status = Object.entries(fieldMessagesOf(error)).flatMap(([field, message]) => {
    const line = sent[Number(/^lines\.(\d+)\./.exec(field)?.[1])];
    return line ? [[line.id, message]] : [];
  });
  return Object.fromEntries(status);
}

/** A delivery or a count, entered with one hand: scanned, searched or listed, and booked whole (R1870, R1875). */
export function SheetPage({ kind }: { kind: SheetKind }) {
  const { key, note, lines, savedAt, isSaved, setLines, setNote, beginAnew } = useSheetDraft(kind);
  const { status, setStatus, scan, choose, addList, identifyPending } = useEntry(kind, lines, setLines);
  const [open, setOpen] = useState<'camera' | 'list' | 'confirm' | null>(null);
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const { write, isPending } = useWrite('POST', '/stock-sheets', {
    changes: [stocks.name, lots.name, stockMovements.name, stockSheets.name],
    done: ({ number }) => `${SHEET_KINDS[kind]} ${number} : stock mis à jour`,
  });
  const navigate = useNavigate();
  // A draft that is found again may hold codes that wait since the network went.
  const hasWaiting = waitingCodes(lines).length > 0;
  useEffect(() => {
    if (hasWaiting) void identifyPending();
  }, [hasWaiting, identifyPending]);

  const booked = bookedLines(lines);
  const left = leftLines(lines);
  const wrong = booked.filter((line) => lineProblem(line, kind));
  const pieces = booked.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  const label = kind === 'received' ? 'la réception' : 'l’inventaire';

  /** Throws the error that prevents booking, for the confirmation window. This page shows it as well. */
  async function save() {
    setProblem(null);
    setRefusals({});
    try {
      const sheet = await write({ body: toSheet(kind, key, note, lines) });
      await beginAnew(left);
      if (left.length === 0) void navigate(`/${stockSheets.name}/show/${sheet.id}`);
      setOpen(null);
    } catch (error) {
      setRefusals(refusalsOf(error, booked));
      setProblem(messageOf(error, `${label} n’a pas pu être enregistré(e). Rien n’est perdu : réessayez.`));
      throw error;
    }
  }
  const press = () => (kind === 'counted' ? setOpen('confirm') : void save().catch(() => undefined));
  const edit = (id: string, change: Partial<SheetLine>) =>
    setLines((all) => all.map((line) => (line.id === id ? { ...line, ...change } : line)));

  return (
    <div className="sheet">
      <PageHeader title={SHEET_KINDS[kind]} subtitle={SUBTITLES[kind]} />
      {savedAt !== null && (
        <Alert
          type="info"
          showIcon
          role="status"
          message={`Brouillon repris, ${ageText(Date.now() - savedAt)}`}
          action={
            <Button size="small" onClick={() => void beginAnew()}>
              Recommencer
            </Button>
          }
        />
      )}
      <Flex wrap gap="small">
        <ProductSearch onChoose={(id) => void choose(id)} />
        <Button icon={<UnorderedListOutlined aria-hidden />} onClick={() => setOpen('list')}>
          Coller une liste
        </Button>
      </Flex>
      <Suspense>{open === 'camera' && <CameraPanel scan={scan} setStatus={setStatus} />}</Suspense>
      <div className="sheet-status" role="status">
        {status}
      </div>
      {lines.length === 0 ? (
        <p className="quiet">Scannez un article, cherchez un produit ou collez une liste.</p>
      ) : (
        <>
          <ul className="sheet-lines" aria-label="Lignes">
            {lines.map((line) => (
              <SheetLineRow
                key={line.id}
                line={line}
                kind={kind}
                refusal={refusals[line.id]}
                edit={(change) => edit(line.id, change)}
                remove={() => setLines((all) => all.filter(({ id }) => id !== line.id))}
              />
            ))}
          </ul>
          <Form layout="vertical">
            <Form.Item label="Note (fournisseur, bon de livraison...)" htmlFor="sheet-note">
              <Input.TextArea
                id="sheet-note"
                rows={2}
                maxLength={500}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            </Form.Item>
          </Form>
        </>
      )}
      {problem && <Alert type="error" showIcon message={problem} role="alert" />}
      {left.length > 0 && (
        <Alert
          type="info"
          showIcon
          message={`${MOST_SHEET_LINES} lignes sont enregistrées à la fois : les ${left.length} autres restent ici pour la suite`}
        />
      )}
      <div className="sheet-bar">
        <Flex gap="small">
          <Button
            size="large"
            icon={<BarcodeOutlined aria-hidden />}
            aria-pressed={open === 'camera'}
            onClick={() => setOpen(open === 'camera' ? null : 'camera')}
          >
            {open === 'camera' ? 'Arrêter' : 'Scanner'}
          </Button>
          <Button
            size="large"
            type="primary"
            disabled={booked.length === 0 || wrong.length > 0}
            block
            loading={isPending}
            onClick={press}
          >
            Enregistrer ({formatNumber(pieces)})
          </Button>
        </Flex>
        <small className="quiet">
          {wrong.length > 0
            ? `Lignes à revoir : ${wrong.length}`
            : isSaved
              ? 'Brouillon enregistré sur cet appareil'
              : ''}
        </small>
      </div>
      <Suspense>
        {open === 'list' && <ListDialog addList={addList} onClose={() => setOpen(null)} />}
        {open === 'confirm' && <ConfirmCount lines={lines} run={save} onClose={() => setOpen(null)} />}
      </Suspense>
    </div>
  );
}
