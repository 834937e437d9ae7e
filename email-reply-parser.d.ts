declare module 'email-reply-parser' {
  type Fragment = Readonly<{ getContent: () => string; isAnswer: () => boolean }>;
  export default class EmailReplyParser {
    read(text: string): Readonly<{ getFragments: () => readonly Fragment[] }>;
  }
}
