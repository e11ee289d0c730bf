import { MOST_SHEET_LINES, readSheetList, type SheetKind } from '@karite/shared/stock';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../providers/call.ts';
import { messageOf } from '../providers/message-of.ts';
import {
  lineOfCode,
  resolved,
  type SheetLine,
  type Stocked,
  waitingCodes,
  withList,
  withOneMore,
  withPiece,
  withWaiting,
} from './sheet-draft.ts';
import { newId } from './use-sheet-draft.ts';

type SetLines = (change: (lines: SheetLine[]) => SheetLine[]) => void;

const fetchProducts = (codes: string[], ids: string[] = []): Promise<Stocked[]> =>
  call('POST', '/stock-sheets/look-up', { body: { codes, ids } });

/** Fetches the products of codes, in batches. */
async function fetchAll(codes: readonly string[]): Promise<Stocked[]> {
  const found: Stocked[] = [];
  for (let at = 0; at < codes.length; at += MOST_SHEET_LINES)
    found.push(...(await fetchProducts(codes.slice(at, at + MOST_SHEET_LINES))));
  return found;
}

/**
 * The ways by which pieces come into a sheet: a scanned code, a chosen product, a list. A code without a product, because the
 * network is away, waits as a line, and is identified when it is back. `status`: the result of the last one, for users of
 * the camera.
 */
export function useEntry(kind: SheetKind, lines: readonly SheetLine[], setLines: SetLines) {
  const [status, setStatus] = useState('');
  const now = useRef(lines);
  now.current = lines;

  const scan = async (code: string) => {
    navigator.vibrate?.(60);
    const again = lineOfCode(now.current, code, kind);
    if (again) {
      setLines((all) => all.map((line) => (line.id === again.id ? (withOneMore([line], line)[0] ?? line) : line)));
      return setStatus(`${again.name || code} : ${(again.quantity ?? 0) + 1}`);
    }
    try {
      const [product] = await fetchProducts([code]);
      if (!product) return setStatus(`Aucun produit n’a le code ${code}`);
      setLines((all) => withPiece(all, product, kind, newId));
      setStatus(
        product.lots.length > 0 && kind === 'counted'
          ? `${product.name} : comptez chaque lot`
          : `${product.name} ajouté`,
      );
    } catch {
      setLines((all) => withWaiting(all, code, newId));
      setStatus(`${code} : cherché quand le réseau revient`);
    }
  };

  const choose = async (id: string) => {
    try {
      const [product] = await fetchProducts([], [id]);
      if (product) setLines((all) => withPiece(all, product, kind, newId));
      setStatus(product ? `${product.name} ajouté` : 'Ce produit n’existe plus');
    } catch (error) {
      setStatus(messageOf(error, 'Le produit n’a pas pu être lu. Réessayez.'));
    }
  };

  /** Throws on failure. Returns the unreadable lines of the list. */
  const addList = async (text: string): Promise<string[]> => {
    const { rows, problems } = readSheetList(text);
    const products = await fetchAll([...new Set(rows.map(({ code }) => code))]);
    setLines((all) => withList(all, rows, products, kind, newId));
    setStatus(`${rows.length} ${rows.length > 1 ? 'lignes lues' : 'ligne lue'}`);
    return problems.map(({ row, problem }) => `Ligne ${row} : ${problem}`);
  };

  const identifyPending = useCallback(async () => {
    const codes = waitingCodes(now.current);
    if (codes.length === 0) return;
    try {
      const products = await fetchAll(codes);
      setLines((all) => resolved(all, products, kind, newId));
    } catch {
      // Still away: they go on waiting.
    }
  }, [kind, setLines]);
  useEffect(() => {
    const isBack = () => void identifyPending();
    window.addEventListener('online', isBack);
    return () => window.removeEventListener('online', isBack);
  }, [identifyPending]);

  return { status, setStatus, scan, choose, addList, identifyPending };
}
