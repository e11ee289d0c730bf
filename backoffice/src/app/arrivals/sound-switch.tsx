import { BellOutlined, MutedOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useStoredChoice } from '../../ui/stored-choice.ts';
import { ring } from './ring.ts';
import { isOn, SOUND } from './sound-choice.ts';

/** Switches the sound of new orders on, which is heard at once, or off. */
export default function SoundSwitch() {
  const [choice, choose] = useStoredChoice<true>(SOUND, isOn);
  return (
    <Button
      type="text"
      icon={choice ? <BellOutlined aria-hidden /> : <MutedOutlined aria-hidden />}
      aria-pressed={choice === true}
      onClick={() => {
        choose(choice ? null : true);
        if (!choice) ring();
      }}
    >
      Son des commandes {choice ? 'activé' : 'coupé'}
    </Button>
  );
}
