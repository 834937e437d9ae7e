/**
 * Holds an answer back until it is whole. `take` gets its body and gives true where it sends the answer itself;
 * otherwise it goes out as it is.
 */
export function collectAnswer(answer, take) {
  const chunks = [];
  const own = ['write', 'end', 'writeHead', 'flushHeaders'];
  const add = (chunk, encoding) => {
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function')
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? encoding : undefined));
  };
  const callbackOf = (values) => values.find((value) => typeof value === 'function');
  answer.writeHead = (status, ...rest) => {
    answer.statusCode = status;
    const headers = rest.find((value) => typeof value === 'object' && value !== null);
    for (const [name, value] of Object.entries(headers ?? {})) answer.setHeader(name, value);
    return answer;
  };
  answer.flushHeaders = () => undefined;
  answer.write = (chunk, ...rest) => {
    add(chunk, rest[0]);
    callbackOf(rest)?.();
    return true;
  };
  answer.end = (...values) => {
    add(values[0], values[1]);
    for (const name of own) delete answer[name];
    const callback = callbackOf(values);
    if (callback) answer.once('finish', callback);
    const body = Buffer.concat(chunks);
    if (!take(body)) answer.end(body);
    return answer;
  };
}
