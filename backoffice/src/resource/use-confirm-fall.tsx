import { plural } from '@karite/shared/format';
import { App } from 'antd';
import { STATE_ICONS } from '../ui/states/state-icons.tsx';

/** So many falls are named. */
const MOST = 10;

/** Confirms once before prices fall by more than half (R2105), each in a line. Returns the answer; `true` without any. */
export function useConfirmFall() {
  const { modal } = App.useApp();
  return async (falls: readonly string[], count = falls.length): Promise<boolean> => {
    if (count === 0) return true;
    return modal.confirm({
      icon: STATE_ICONS.warning,
      title:
        count === 1
          ? 'Ce prix baisse de plus de moitié'
          : `${plural(count, 'prix', 'prix')} baissent de plus de moitié`,
      content: (
        <>
          {falls.slice(0, MOST).map((fall) => (
            <p key={fall}>{fall}</p>
          ))}
          <p>Est-ce bien ce que vous voulez ?</p>
        </>
      ),
      okText: 'Oui, enregistrer',
      cancelText: 'Non, corriger',
    });
  };
}
