// What puts the platform together: app.ts.
export { agentRoutes } from './agents.routes.ts';
export { mountMcp } from './mcp/mount-mcp.ts';
export { AgentCalls } from './proposals/agent-calls.ts';
