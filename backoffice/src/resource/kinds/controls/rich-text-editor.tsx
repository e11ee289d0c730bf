import {
  BoldOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  RedoOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { type ChainedCommands, type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { LinkField } from './link-field.tsx';
import './rich-text.css';

type RichTextEditorProps = {
  id?: string;
  label: string;
  /** What it starts with. */
  html: string;
  /** Called after every change; `null` when nothing is left. */
  onChange: (html: string | null) => void;
};

/** The tags that the API keeps, and no others. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    link: {
      openOnClick: false,
      protocols: ['mailto', 'tel'],
      HTMLAttributes: { target: null, rel: 'noopener noreferrer nofollow' },
    },
  }),
];

type Tool = {
  label: string;
  drawn: ReactNode;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** Of what is pressed or not. */
  isOn?: (editor: Editor) => boolean;
  isOffered?: (editor: Editor) => boolean;
};

const heading = (level: 2 | 3, label: string, drawn: string): Tool => ({
  label,
  drawn,
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
});
const toggled = (name: string, label: string, drawn: ReactNode, run: Tool['run']): Tool => ({
  ...{ label, drawn, run },
  isOn: (editor) => editor.isActive(name),
});

const TOOLS: readonly Tool[] = [
  toggled('bold', 'Gras', <BoldOutlined aria-hidden />, (chain) => chain.toggleBold()),
  toggled('italic', 'Italique', <ItalicOutlined aria-hidden />, (chain) => chain.toggleItalic()),
  toggled('underline', 'Souligné', <UnderlineOutlined aria-hidden />, (chain) => chain.toggleUnderline()),
  heading(2, 'Titre', 'T1'),
  heading(3, 'Sous-titre', 'T2'),
  toggled('bulletList', 'Liste à puces', <UnorderedListOutlined aria-hidden />, (chain) => chain.toggleBulletList()),
  toggled('orderedList', 'Liste numérotée', <OrderedListOutlined aria-hidden />, (chain) => chain.toggleOrderedList()),
  toggled('blockquote', 'Citation', '«»', (chain) => chain.toggleBlockquote()),
  {
    label: 'Annuler',
    drawn: <UndoOutlined aria-hidden />,
    run: (chain) => chain.undo(),
    isOffered: (of) => of.can().undo(),
  },
  {
    label: 'Rétablir',
    drawn: <RedoOutlined aria-hidden />,
    run: (chain) => chain.redo(),
    isOffered: (of) => of.can().redo(),
  },
];

type ToolButtonProps = {
  label: string;
  isOn?: boolean | undefined;
  isDisabled?: boolean;
  press: () => void;
  children: ReactNode;
};

/** A button of the toolbar. It leaves the focus, and so what is selected, in the text. */
const ToolButton = ({ label, isOn, isDisabled = false, press, children }: ToolButtonProps) => (
  <Button
    size="small"
    type={isOn ? 'primary' : 'text'}
    title={label}
    aria-label={label}
    aria-pressed={isOn}
    disabled={isDisabled}
    onMouseDown={(event) => event.preventDefault()}
    onClick={press}
  >
    {children}
  </Button>
);

/** Writes a rich text: a short toolbar, and the usual keys (Ctrl+B, Ctrl+I, Ctrl+U, Ctrl+Z). */
export default function RichTextEditor({ id, label, html, onChange }: RichTextEditorProps) {
  const [isLinking, setLinking] = useState(false);
  const editor = useEditor({
    extensions,
    content: html,
    editorProps: {
      attributes: {
        ...(id && { id }),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'rich-text',
      },
    },
    onUpdate: ({ editor: current }) => onChange(current.isEmpty ? null : current.getHTML()),
  });
  const now = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: TOOLS.map(({ isOn }) => isOn?.(current)),
      offered: TOOLS.map(({ isOffered }) => isOffered?.(current) ?? true),
      isLink: current.isActive('link'),
    }),
  });
  const link = (href: string | null) => {
    setLinking(false);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else if (href !== null) chain.setLink({ href }).run();
  };
  return (
    <div className="rich-text-editor">
      <div className="rich-text-toolbar" role="toolbar" aria-label={`${label} : mise en forme`}>
        {TOOLS.map(({ label, drawn, run }, index) => (
          <ToolButton
            key={label}
            label={label}
            isOn={now.on[index]}
            isDisabled={!now.offered[index]}
            press={() => run(editor.chain().focus()).run()}
          >
            {drawn}
          </ToolButton>
        ))}
        <ToolButton label="Lien" isOn={now.isLink} press={() => setLinking(!isLinking)}>
          <LinkOutlined aria-hidden />
        </ToolButton>
        {isLinking && <LinkField href={String(editor.getAttributes('link').href ?? '')} onDone={link} />}
      </div>
      <EditorContent editor={editor} />
    </div>
  );
}
