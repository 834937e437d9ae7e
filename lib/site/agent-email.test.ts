import { agentEmail } from './agent-email';

it('is null for unknown ids', () => {
  expect(agentEmail('nobody')).toBeNull();
});
