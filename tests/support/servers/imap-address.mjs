/** The account of the tests' IMAP server. */
export const mailbox = { user: 'answers', pass: 'a-secret-for-tests' };

export const imapAddress = (port) => `imap://${mailbox.user}:${mailbox.pass}@127.0.0.1:${port}/INBOX`;
