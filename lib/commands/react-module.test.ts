/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reactModule } from './react-module.mjs';

const chunks = mkdtempSync(path.join(tmpdir(), 'chunks-'));
const OTHER = 'push(["a",123,(e,t,n)=>{"use strict";n.createRoot=1},456,e=>{"use strict";let[a,b]=[1,2]}]);';
const REACT =
  'push(["b",7,(e,t,n)=>{"use strict";n.a=1},46480,(e,t,n)=>{"use strict";var r=e.r(71645);n.hydrateRoot=function(e,t){}},9,e=>{"use strict"}]);';
writeFileSync(path.join(chunks, 'other.js'), OTHER);
writeFileSync(path.join(chunks, 'react.js'), REACT);

it('finds the module that hydrates among the scripts of a page', () => {
  expect(reactModule(['other.js', 'react.js'], chunks)).toBe(46480);
});

it.each([[['other.js']], [['react.js', 'react.js']]])('ends the build where %j hold none, or two', (scripts) => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  expect(() => reactModule(scripts, chunks)).toThrow('ended');
  expect(said).toHaveBeenCalledWith(expect.stringContaining('react-module.mjs'));
  exit.mockRestore();
  said.mockRestore();
});
