import { fireEvent, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { DocumentFileField } from './document-file-field';

const file = (start: string, name: string) => new File([`${start}${'\0'.repeat(80)}`], name);
const choose = (chosen: File) => fireEvent.change(screen.getByLabelText('File'), { target: { files: [chosen] } });

it('refuses a HEIC deed by its content before it is sent, and takes the next choice', async () => {
  render(<DocumentFileField label="File" hint="PDF" heic="‘{file}’: HEIC" />);
  choose(file('\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'escritura.pdf'));
  expect(await screen.findByText('‘escritura.pdf’: HEIC')).toBeVisible();
  expect(screen.getByLabelText('File')).toHaveValue('');
  choose(file('%PDF-1.7', 'escritura.HEIC'));
  await waitForElementToBeRemoved(() => screen.queryByText('‘escritura.pdf’: HEIC'));
});

it('does not offer HEIC', () => {
  render(<DocumentFileField label="File" hint="PDF" heic="" />);
  expect(screen.getByLabelText('File')).not.toHaveAttribute('accept', expect.stringMatching(/hei[cf]/i));
});
