import { Typography } from 'antd';

/** The error of a field outside a form; a form would show it itself. */
export const FieldProblem = ({ problem }: { problem: string | null }) =>
  problem && (
    <Typography.Text type="danger" role="alert">
      {problem}
    </Typography.Text>
  );
