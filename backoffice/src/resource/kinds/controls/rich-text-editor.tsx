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
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useState } from 'react';
import { LinkField } from './link-field.tsx';
import { ToolButton } from './tool-button.tsx';
import './rich-text.css';

type RichTextEditorProps = {
  id?: string;
  label: string;
  /** What it starts with. */
  html: string;
  /** Told after every change; `null` when nothing is left. */
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
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      underline: current.isActive('underline'),
      title: current.isActive('heading', { level: 2 }),
      subtitle: current.isActive('heading', { level: 3 }),
      bullets: current.isActive('bulletList'),
      numbers: current.isActive('orderedList'),
      quote: current.isActive('blockquote'),
      link: current.isActive('link'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  return (
    <div className="rich-text-editor">
      <div className="rich-text-toolbar" role="toolbar" aria-label={`${label} : mise en forme`}>
        <ToolButton label="Gras" icon={<BoldOutlined />} isOn={now.bold} onClick={() => run().toggleBold().run()} />
        <ToolButton
          label="Italique"
          icon={<ItalicOutlined />}
          isOn={now.italic}
          onClick={() => run().toggleItalic().run()}
        />
        <ToolButton
          label="Souligné"
          icon={<UnderlineOutlined />}
          isOn={now.underline}
          onClick={() => run().toggleUnderline().run()}
        />
        <ToolButton label="Titre" text="T1" isOn={now.title} onClick={() => run().toggleHeading({ level: 2 }).run()} />
        <ToolButton
          label="Sous-titre"
          text="T2"
          isOn={now.subtitle}
          onClick={() => run().toggleHeading({ level: 3 }).run()}
        />
        <ToolButton
          label="Liste à puces"
          icon={<UnorderedListOutlined />}
          isOn={now.bullets}
          onClick={() => run().toggleBulletList().run()}
        />
        <ToolButton
          label="Liste numérotée"
          icon={<OrderedListOutlined />}
          isOn={now.numbers}
          onClick={() => run().toggleOrderedList().run()}
        />
        <ToolButton label="Citation" text="«»" isOn={now.quote} onClick={() => run().toggleBlockquote().run()} />
        <ToolButton label="Lien" icon={<LinkOutlined />} isOn={now.link} onClick={() => setLinking(!isLinking)} />
        <ToolButton
          label="Annuler"
          icon={<UndoOutlined />}
          isDisabled={!now.canUndo}
          onClick={() => run().undo().run()}
        />
        <ToolButton
          label="Rétablir"
          icon={<RedoOutlined />}
          isDisabled={!now.canRedo}
          onClick={() => run().redo().run()}
        />
        {isLinking && (
          <LinkField
            href={String(editor.getAttributes('link').href ?? '')}
            onDone={(href) => {
              setLinking(false);
              if (href === '') run().extendMarkRange('link').unsetLink().run();
              else if (href !== null) run().extendMarkRange('link').setLink({ href }).run();
            }}
          />
        )}
      </div>
      <EditorContent editor={editor} />
    </div>
  );
}
