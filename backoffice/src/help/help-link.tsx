import { QuestionCircleOutlined } from '@ant-design/icons';
import { Link, useLocation } from 'react-router-dom';

/** Opens the help for the screen that is shown, where the manual has a page for it. */
export const HelpLink = ({ onChoose }: { onChoose?: () => void }) => (
  <Link className="help-link" to={`/aide/${useLocation().pathname.split('/')[1]}`} onClick={onChoose}>
    <QuestionCircleOutlined aria-hidden /> Aide
  </Link>
);
