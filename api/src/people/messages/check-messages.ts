import { valuesOf } from '@karite/shared/labels';
import {
  CHANNEL_LABELS,
  defaultTemplate,
  KARITE_EVENTS,
  type MessageDeclaration,
  templateProblems,
} from '@karite/shared/messages';
import { DeclarationError, type Fault, instead } from '@karite/shared/resource/check';

const NAME = /^[a-z][a-z0-9-]{0,39}$/;
const VALUE = /^[a-z]+$/;
const TAKEN: readonly string[] = [...valuesOf(KARITE_EVENTS), 'letter', 'account'];
const CHANNELS: readonly string[] = valuesOf(CHANNEL_LABELS);

/** Throws a DeclarationError with all that can't work in the messages of a shop's own, which are registered already. */
export function checkMessages(messages: readonly MessageDeclaration[]): void {
  const faults: Fault[] = [];
  for (const [index, message] of messages.entries()) {
    const { name, label, values, templates } = message;
    const report = (problem: string, remedy: string) =>
      faults.push({ resource: 'custom', field: `messages.${name}`, problem, remedy, place: null });
    if (!NAME.test(name)) report('small letters, digits and dashes, 40 at most', "Write name: 'appointment-booked'");
    if (TAKEN.includes(name)) report('Karité has a message of this name', 'Choose another name');
    if (messages.findIndex((other) => other.name === name) < index) report('it is declared twice', 'Rename one');
    if (!label) report('"label" is missing', "Write label: '…', as administrators read it");
    for (const value of valuesOf(values))
      if (!VALUE.test(value)) report(`the value "${value}" has other signs than small letters`, 'Rename it');
    if (Object.keys(templates).length === 0)
      report('it has no template', 'Write templates: { email: { subject, text } }');
    for (const channel of Object.keys(templates))
      if (!CHANNELS.includes(channel)) report(`no channel "${channel}"`, instead(channel, CHANNELS));
    for (const channel of valuesOf(CHANNEL_LABELS)) {
      const template = defaultTemplate(name, channel);
      for (const problem of Object.values(template ? templateProblems(name, channel, template) : {}))
        report(`templates.${channel}: ${problem}`, 'Change the text, or declare the value');
    }
  }
  if (faults.length > 0) throw new DeclarationError(faults);
}
