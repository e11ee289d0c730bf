import { MinusOutlined, PlusOutlined, RotateRightOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useFileUrl } from '../../../../ui/pictures/picture.tsx';
import { cut } from './cut.ts';

const MOST_ZOOM = 4;
const ZOOM_STEP = 0.1;
/** So far an arrow moves the picture, in px. */
const KEYBOARD_STEP = 8;

type CropDialogProps = {
  file: File;
  /** Width by height. */
  ratio: number;
  /** Called with the chosen part, with the whole file, or with `null` on cancel. */
  onDone: (file: File | null) => void;
};

/** Chooses the part of a picture that the shop shows (R1541): dragged, by wheel, pinch or keys, turned by quarters. */
export default function CropDialog({ file, ratio, onDone }: CropDialogProps) {
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(0);
  const [area, setArea] = useState<Area | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isCutting, setCutting] = useState(false);
  const url = useFileUrl(file);
  const zoomBy = (step: number) => setZoom((before) => Math.min(MOST_ZOOM, Math.max(1, before + step)));
  const press = (event: KeyboardEvent) => {
    const step = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    zoomBy(step);
  };
  const crop = async () => {
    if (!area) return;
    setCutting(true);
    try {
      onDone(await cut(file, area, turn));
    } catch {
      setProblem('Cette image ne peut pas être recadrée ici. Vous pouvez la garder entière.');
      setCutting(false);
    }
  };
  return (
    <Dialog
      className="crop"
      title="Recadrer l’image"
      maskClosable={false}
      problem={problem}
      onCancel={() => onDone(null)}
      footer={
        <>
          <Button onClick={() => onDone(file)}>Garder entière</Button>
          <Button type="primary" disabled={!area} loading={isCutting} onClick={() => void crop()}>
            Recadrer
          </Button>
        </>
      }
    >
      <Flex vertical gap="small" align="center" onKeyDown={press}>
        <div style={{ position: 'relative', width: '100%', height: 'min(56dvh, 420px)' }}>
          <Cropper
            image={url}
            crop={place}
            zoom={zoom}
            rotation={turn}
            aspect={ratio}
            maxZoom={MOST_ZOOM}
            keyboardStep={KEYBOARD_STEP}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={(_share, pixels) => setArea(pixels)}
            cropperProps={{
              'aria-label': 'Cadre : flèches pour déplacer l’image, + et - pour la grandeur',
              role: 'group',
            }}
            mediaProps={{ alt: '' }}
            style={{ containerStyle: { background: '#222', borderRadius: 8 } }}
          />
        </div>
        <Flex gap="small">
          <IconButton
            icon={<MinusOutlined aria-hidden />}
            label="Réduire"
            disabled={zoom <= 1}
            onClick={() => zoomBy(-ZOOM_STEP)}
          />
          <IconButton
            icon={<PlusOutlined aria-hidden />}
            label="Agrandir"
            disabled={zoom >= MOST_ZOOM}
            onClick={() => zoomBy(ZOOM_STEP)}
          />
          <Button icon={<RotateRightOutlined aria-hidden />} onClick={() => setTurn((before) => (before + 90) % 360)}>
            Tourner
          </Button>
        </Flex>
      </Flex>
    </Dialog>
  );
}
