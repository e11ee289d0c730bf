import { MinusOutlined, PlusOutlined, RotateRightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type KeyboardEvent, useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import { Dialog } from '../../../../ui/dialog.tsx';
import { type Area, cut } from './cut.ts';
import './crop.css';

const MOST_ZOOM = 4;
const ZOOM_STEP = 0.1;
/** So far an arrow moves the picture, in px. */
const KEYBOARD_STEP = 8;

type CropDialogProps = {
  file: File;
  /** Width by height. */
  ratio: number;
  /** Told of the part that was chosen, of the whole file, or of nothing when it is given up. */
  onDone: (file: File | null) => void;
};

const bounded = (zoom: number) => Math.min(MOST_ZOOM, Math.max(1, zoom));

/** Chooses the part of a picture that the shop shows (R1541): dragged, by wheel, pinch or keys, turned by quarters. */
export default function CropDialog({ file, ratio, onDone }: CropDialogProps) {
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(0);
  const [area, setArea] = useState<Area | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isCutting, setCutting] = useState(false);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  const zoomBy = (step: number) => setZoom((before) => bounded(before + step));
  const press = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') zoomBy(ZOOM_STEP);
    else if (event.key === '-') zoomBy(-ZOOM_STEP);
    else return;
    event.preventDefault();
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the frame within has the focus and the arrows */}
      <div className="crop-view" onKeyDown={press}>
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
            'aria-label': 'Cadre : flèches pour déplacer l’image, + et - pour la grandeur',
            role: 'group',
          }}
          mediaProps={{ alt: '' }}
        />
      </div>
      <div className="crop-tools">
        <Button
          icon={<MinusOutlined aria-hidden />}
          aria-label="Réduire"
          disabled={zoom <= 1}
          onClick={() => zoomBy(-ZOOM_STEP)}
        />
        <Button
          icon={<PlusOutlined aria-hidden />}
          aria-label="Agrandir"
          disabled={zoom >= MOST_ZOOM}
          onClick={() => zoomBy(ZOOM_STEP)}
        />
        <Button icon={<RotateRightOutlined aria-hidden />} onClick={() => setTurn((before) => (before + 90) % 360)}>
          Tourner
        </Button>
      </div>
    </Dialog>
  );
}
